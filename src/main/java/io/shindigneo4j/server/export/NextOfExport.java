package io.shindigneo4j.server.export;

import io.shindigneo4j.schema.Description;

/** The parameters of {@code system.export.next}. */
record NextOfExport(
    @Description("the name of the export") String export,
    @Description("counts the calls, from 1 on; the last one may be repeated") long chunk) {}
