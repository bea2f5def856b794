/**
 * The suite of growing networks with equal neighbourhoods.
 *
 * <p>May use what suites may use.
 */
package io.shindigneo4j.benchmark.suite.growth;
