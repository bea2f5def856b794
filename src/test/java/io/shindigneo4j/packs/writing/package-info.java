/** Tests of the code that packs share, on a real database. */
package io.shindigneo4j.packs.writing;
