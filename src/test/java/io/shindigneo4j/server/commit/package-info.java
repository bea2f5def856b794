/** Tests of what hears commits and passes them on. */
package io.shindigneo4j.server.commit;
