/** Tests of what meters have in common. */
package io.shindigneo4j.metrics;
