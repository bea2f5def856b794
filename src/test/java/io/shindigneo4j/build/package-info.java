/**
 * Tests of what the build makes, of what its pages say, and of what other tests claim to show.
 *
 * <p>{@code ArtifactsIT} uses the artifacts and nothing of the code; add a check per artifact
 * there.
 */
package io.shindigneo4j.build;
