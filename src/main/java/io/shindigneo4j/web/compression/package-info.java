/**
 * Compression of answers that are the same for everybody. What has secrets in it is not compressed:
 * its length would tell of them.
 *
 * <p>May use the JDK. Add another coding here.
 */
package io.shindigneo4j.web.compression;
