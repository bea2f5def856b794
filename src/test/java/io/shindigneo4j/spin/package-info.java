/** Tests of spins. */
package io.shindigneo4j.spin;
