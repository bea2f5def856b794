/** Tests of the algorithms on the social graph against plain ones. */
package io.shindigneo4j.procedures.graph;
