/**
 * What starts and stops Shindig in a servlet container: the context's listener and the root
 * modules.
 *
 * <p>May use {@code opensocial} and {@code driver}. A service goes to {@code opensocial}, a servlet
 * to {@code webapp/WEB-INF/web.xml}, a guard to the sub-package of what it guards.
 */
package io.shindigneo4j.web;
