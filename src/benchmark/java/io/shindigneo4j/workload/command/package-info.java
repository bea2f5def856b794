/** The commands that make networks and load them. */
package io.shindigneo4j.workload.command;
