package io.shindigneo4j.server.stored;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.Parameter;
import java.util.List;

/** The header of a file: what its comments say about the text. */
record Header(String description, String version, AccessMode mode, List<Parameter> parameters) {}
