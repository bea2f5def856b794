/**
 * The operations on what applications keep for people.
 *
 * <p>May use {@code schema} only. A new operation on application data is a constant and its records
 * in {@code AppDataOperations}.
 */
package io.shindigneo4j.schema.appdata;
