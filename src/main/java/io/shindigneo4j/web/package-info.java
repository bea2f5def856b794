/**
 * Starts and stops Shindig in a servlet container: the context listener and the root modules.
 *
 * <p>May use {@code opensocial} and {@code driver}. Add a service to {@code opensocial}, a servlet
 * to {@code webapp/WEB-INF/web.xml}, a check to the sub-package of what it protects.
 */
package io.shindigneo4j.web;
