/**
 * The portal's files: one page, the shell, for all of its addresses, and what that page loads, read
 * once at the start, compressed, and named by a version that changes with their content.
 *
 * <p>May use the servlet API and Guava alone. A new kind of file is a line in {@code MediaType}; a
 * new page is no matter of the server: {@code ModuleGraph} reads what its modules import.
 */
package io.shindigneo4j.web.portal;
