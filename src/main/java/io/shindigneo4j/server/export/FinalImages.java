package io.shindigneo4j.server.export;

import java.util.List;

/**
 * What replaces all that was read before.
 *
 * @param commit the id of the commit whose graph the export has
 */
record FinalImages(long commit, List<EntityRow> images) {}
