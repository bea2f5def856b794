/**
 * Tests of what the build makes.
 *
 * <p>May use the artifacts and nothing of the code. Add a check per artifact to {@code
 * ArtifactsIT}.
 */
package io.shindigneo4j.build;
