/**
 * What a release has left behind, and the proof that this build goes on with it: a graph, settings,
 * and the answers of that release ({@code src/test/resources/upgrade}). {@code ReleaseDataIT} makes
 * the folder of this version; the other tests open all folders.
 *
 * <p>May use the artifacts over the network, the driver, the operator's command, and what starts
 * servers for tests. Add what the services can store to {@code story.json}, and what is asked about
 * it to {@code questions.json}.
 */
package io.shindigneo4j.upgrade;
