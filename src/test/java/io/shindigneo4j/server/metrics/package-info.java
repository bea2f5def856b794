/** Tests of the meters of the plug-in. */
package io.shindigneo4j.server.metrics;
