/**
 * The operations on what applications keep for people.
 *
 * <p>May use {@code schema} only. A new operation on application data is a record and a constant in
 * {@code AppDataOperations}.
 */
package io.shindigneo4j.schema.appdata;
