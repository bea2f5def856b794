package io.shindigneo4j.schema.skills;

import io.shindigneo4j.schema.query.Item;
import java.util.List;

/**
 * A skill as one person has it.
 *
 * @param endorsements how many people endorse it, of those whom the viewer may see
 * @param endorsed whether the viewer endorses it
 * @param endorsers the first of these people, by time
 */
public record PersonSkill(String name, long endorsements, boolean endorsed, List<Item> endorsers) {}
