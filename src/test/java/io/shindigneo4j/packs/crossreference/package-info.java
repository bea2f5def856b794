/** Tests of the cross-reference pack on a real database. */
package io.shindigneo4j.packs.crossreference;
