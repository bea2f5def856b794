package io.shindigneo4j.procedures.query;

import org.neo4j.graphdb.Node;

/** A node that may be on the list, with its place in the natural order. */
public record Candidate(Node node, long rank) {}
