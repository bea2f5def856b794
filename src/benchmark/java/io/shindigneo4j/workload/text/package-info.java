/**
 * Random names and texts, made of Datafaker's words.
 *
 * <p>May use Datafaker, and nothing else of the project.
 */
package io.shindigneo4j.workload.text;
