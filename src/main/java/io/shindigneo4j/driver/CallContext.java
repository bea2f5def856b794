package io.shindigneo4j.driver;

import java.net.URI;

/**
 * The defaults of a call, from its driver or its transaction.
 *
 * @param uri the address of the driver, for failures where there is only one server
 */
record CallContext(URI uri, CallBookmarks bookmarks) {}
