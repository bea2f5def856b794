/**
 * Tests of what the build makes, of what its pages say, and of what other tests claim to show.
 *
 * <p>{@code ArtifactsIT} uses the artifacts and nothing of the code; add a check per artifact
 * there. {@code PageCommands} has the commands of pages, for tests anywhere that run them; {@code
 * TutorialReader} does all that a tutorial says.
 */
package io.shindigneo4j.build;
