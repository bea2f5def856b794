/**
 * The run command: a local database in a process of its own, the sample people, and Shindig in
 * Tomcat.
 *
 * <p>May use {@code web}, {@code opensocial}, {@code driver} and Tomcat; in no artifact.
 *
 * <p>A new step goes into {@link io.shindigneo4j.web.launcher.Launcher}.
 */
package io.shindigneo4j.web.launcher;
