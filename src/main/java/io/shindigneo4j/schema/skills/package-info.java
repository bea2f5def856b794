/**
 * The operations on skills and endorsements.
 *
 * <p>May use {@code schema} only. A new operation on skills is a constant and its records in {@code
 * SkillOperations}.
 */
package io.shindigneo4j.schema.skills;
