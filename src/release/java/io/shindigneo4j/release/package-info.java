/**
 * What the build runs to describe what it ships: each artifact's bill of materials, its third
 * parties' licences, and the notes and check sums of a release.
 *
 * <p>May use the JDK and Jackson; no artifact contains it. A library that ships without a licence
 * in its POM gets one in {@code release/licenses.properties}; software that is no dependency of
 * Maven gets a row in {@code release/components.json}.
 */
package io.shindigneo4j.release;
