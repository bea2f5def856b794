package io.shindigneo4j.server.export;

import io.shindigneo4j.schema.Description;

/** The parameters of {@code system.export.end}. */
record EndExport(@Description("the name of the export") String export) {}
