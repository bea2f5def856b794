package io.shindigneo4j.schema.appdata;

import java.util.List;

/**
 * The result of {@link AppDataOperations#DELETE}.
 *
 * @param removed by key
 */
public record RemovedAppData(List<AppDataEntry> removed) {}
