/**
 * The run command: a local database in its own process, the sample data, and Shindig in Tomcat.
 *
 * <p>May use {@code web}, {@code opensocial}, {@code driver} and Tomcat. It is part of no artifact.
 *
 * <p>Add a step to {@link io.shindigneo4j.web.launcher.Launcher}.
 */
package io.shindigneo4j.web.launcher;
