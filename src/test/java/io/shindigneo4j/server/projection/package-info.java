/** The graph in memory against the graph in the store. */
package io.shindigneo4j.server.projection;
