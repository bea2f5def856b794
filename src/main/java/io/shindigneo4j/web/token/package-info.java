/**
 * Security tokens: which ones are issued and accepted, and with what key.
 *
 * <p>May use {@code opensocial.configuration}, Shindig and picocli. A setting goes into {@link
 * io.shindigneo4j.web.token.TokenSetting} and {@link io.shindigneo4j.web.token.TokenSettings}, a
 * binding into {@link io.shindigneo4j.web.token.TokenModule}.
 */
package io.shindigneo4j.web.token;
