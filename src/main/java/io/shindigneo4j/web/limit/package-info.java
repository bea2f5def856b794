/**
 * How much each client may ask for in a time: token buckets, one for each address and one for each
 * viewer.
 *
 * <p>May use {@code opensocial.configuration}, {@code opensocial.dispatch}, {@code
 * opensocial.metrics}, {@code web.client}, Bucket4j and Caffeine. A limit for something else than
 * addresses and viewers is another {@code RateLimitFilter}. What is found to cost more after the
 * filters takes from {@link io.shindigneo4j.web.limit.RequestQuotas}, which needs neither library;
 * nor do the limits of bodies and batches. {@code FailedAttempts} bounds guesses at the secrets of
 * clients and tokens.
 */
package io.shindigneo4j.web.limit;
