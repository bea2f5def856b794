/**
 * The operations on friendships and requests for them.
 *
 * <p>May use {@code schema} only. A new operation on friendships is a constant and its records in
 * {@code FriendshipOperations}.
 */
package io.shindigneo4j.schema.friendships;
