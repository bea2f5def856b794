package io.shindigneo4j.benchmark.result;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * How a run was made.
 *
 * @param rounds how often each transport had its turn
 * @param slice how long a turn was, in milliseconds
 * @param versions of what was measured, by name
 * @param sizes of answers in characters of JSON, by query
 */
public record RunMetadata(
    int people,
    int rounds,
    long slice,
    Machine machine,
    Map<String, String> versions,
    SortedMap<String, Integer> sizes,
    List<RunLog.Skipped> skipped) {}
