/** Tests of the meters in Shindig. */
package io.shindigneo4j.opensocial.metrics;
