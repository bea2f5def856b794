/** Tests of what packs have in common, on a real database. */
package io.shindigneo4j.packs.writing;
