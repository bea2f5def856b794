/**
 * The pages that people see when they sign in and consent, and the forms that they send: HTML that
 * is escaped, headers that let nothing else into a page, forms of a limited size.
 *
 * <p>May use Shindig's servlet and jsoup. A new page is a {@link io.shindigneo4j.web.page.HtmlPage}
 * that a {@link io.shindigneo4j.web.page.PageServlet} writes.
 */
package io.shindigneo4j.web.page;
