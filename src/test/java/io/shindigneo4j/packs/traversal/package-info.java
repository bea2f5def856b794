/** Tests of the traversal pack on a real database. */
package io.shindigneo4j.packs.traversal;
