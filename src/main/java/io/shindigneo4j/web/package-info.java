/**
 * What starts and stops Shindig in a servlet container: the context's listener and its root module.
 *
 * <p>May use {@code opensocial} and {@code driver}. A service goes to {@code opensocial}, a servlet
 * to {@code webapp/WEB-INF/web.xml}.
 */
package io.shindigneo4j.web;
