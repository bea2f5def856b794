/**
 * Tests of the artifacts installed as a user installs them: a full Neo4j server and a stock Tomcat,
 * each in its own process.
 *
 * <p>May use the artifacts over the network and nothing of the code. Add a test class per
 * situation.
 */
package io.shindigneo4j.installation;
