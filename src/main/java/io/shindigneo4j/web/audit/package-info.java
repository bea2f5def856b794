/**
 * Who did what: sign-ins, tokens, consents, refusals, and what operators do, in lines of a log of
 * their own.
 *
 * <p>May use {@code audit}, {@code opensocial.access}, {@code opensocial.configuration}, {@code
 * web.client}, {@code web.log}, Shindig and {@code java.util.logging}. Whoever answers a request
 * tells {@link io.shindigneo4j.web.audit.RequestAudit} what it came to; the filter writes it at the
 * end. Something new to tell is a constant of {@code AuditKind}, a new reason to refuse one of
 * {@code RefusalReason}, and a row of docs/observability.md.
 */
package io.shindigneo4j.web.audit;
