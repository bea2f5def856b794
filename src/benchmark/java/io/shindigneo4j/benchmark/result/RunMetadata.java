package io.shindigneo4j.benchmark.result;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * The conditions of a run.
 *
 * @param rounds how many turns each transport had
 * @param slice the length of a turn in milliseconds
 * @param versions of the measured software, by name
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
