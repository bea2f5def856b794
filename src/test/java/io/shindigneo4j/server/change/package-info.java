/** The events that changes of the graph cause. */
package io.shindigneo4j.server.change;
