/**
 * Security tokens: issuing and accepting them, and their keys.
 *
 * <p>May use {@code opensocial.configuration}, {@code opensocial.oauth}, {@code web.client}, {@code
 * web.limit}, {@code web.origin}, Shindig and picocli. Add a setting to {@link
 * io.shindigneo4j.web.token.TokenSetting} and {@link io.shindigneo4j.web.token.TokenSettings}, a
 * binding into {@link io.shindigneo4j.web.token.TokenModule}.
 */
package io.shindigneo4j.web.token;
