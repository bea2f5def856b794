/**
 * Networks of more and more people, whose neighbourhoods are alike.
 *
 * <p>May use what suites use.
 */
package io.shindigneo4j.benchmark.suite.growth;
