/**
 * Tests of the artifacts installed as users install them: a full Neo4j server and a stock Tomcat,
 * each in its own process.
 *
 * <p>May use the artifacts over the network, and the driver as a client. Add a test class for each
 * situation. Take the Neo4j of {@link io.shindigneo4j.installation.SharedNeo4j}, and the Tomcat of
 * {@link io.shindigneo4j.installation.RunningShindig}, unless the test needs other settings or
 * stops a server: both start once in each JVM. All waits end after {@link
 * io.shindigneo4j.installation.TestDeadlines}, which guard against hanging.
 */
package io.shindigneo4j.installation;
