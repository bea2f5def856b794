package io.shindigneo4j.server.session;

import java.util.List;
import java.util.Map;

/** What came out of a request, in values of the protocol. */
record Outcome(List<String> columns, List<List<Object>> records, Map<String, Long> counters) {}
