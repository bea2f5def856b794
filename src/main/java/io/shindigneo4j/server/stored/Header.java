package io.shindigneo4j.server.stored;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.Parameter;
import java.util.List;

/** What a file says of its text. */
record Header(String description, String version, AccessMode mode, List<Parameter> parameters) {}
