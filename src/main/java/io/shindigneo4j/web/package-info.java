/**
 * What starts and stops Shindig: the servlet context's listener, its root module, the launcher.
 *
 * <p>May use {@code opensocial} and {@code driver}. Add a step of the run command to {@link
 * io.shindigneo4j.web.Launcher}, a service to {@code opensocial}.
 */
package io.shindigneo4j.web;
